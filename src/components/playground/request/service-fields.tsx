import type { Problems } from '../../../search/playground/problems';
import type { PlaygroundState, Service } from '../../../search/playground/state';
import { Field } from './field';

interface ServiceFieldsProps {
  state: PlaygroundState;
  problems: Problems;
  remembered: boolean;
  /** The host came with the address: the reader has not typed it. */
  foreign: boolean;
  onChange: (service: Partial<Service>) => void;
  onRemember: (on: boolean) => void;
  onTrust: () => void;
  token: string;
  onToken: (token: string) => void;
}

/** Where the hosted service is. */
export function ServiceFields(props: ServiceFieldsProps) {
  const { state, problems, remembered, foreign, onChange, onRemember, onTrust } = props;
  const field = (part: keyof Service, label: string, placeholder: string, hint?: string) => (
    <Field
      label={label}
      placeholder={placeholder}
      value={state[part]}
      problem={problems.get(part)}
      {...(hint !== undefined && { hint })}
      onChange={(value) => onChange({ [part]: value })}
    />
  );
  return (
    <div className="service">
      {field('host', 'Host', 'search.example.com', 'Nothing is sent before you press Run.')}
      {foreign && (
        <label className="check trust">
          <input type="checkbox" checked={false} onChange={onTrust} />
          <span>
            This link points to <strong>{state.host}</strong>. I trust this host.
          </span>
        </label>
      )}
      <div className="pair">
        {field('tenant', 'Tenant', 'demo')}
        {field('index', 'Index', 'products')}
      </div>
      <label className="check">
        <input
          type="checkbox"
          checked={remembered}
          onChange={({ target }) => onRemember(target.checked)}
        />
        <span>Remember this service in this browser</span>
      </label>
      <Field
        label="Token (X-QSC-Token)"
        value={props.token}
        problem={undefined}
        hint="Sent when you press Run. Never stored, and never part of the address or the samples."
        type="password"
        autoComplete="off"
        onChange={props.onToken}
      />
    </div>
  );
}
