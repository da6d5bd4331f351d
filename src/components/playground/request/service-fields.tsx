import './service-fields.css';
import type { PlaygroundState, Service } from '../../../search/playground/state';
import type { PlaygroundControls, ServiceControls } from '../../../hooks/use-playground';
import type { Secrets } from '../../../hooks/use-service';
import { callOf } from '../../../search/playground/calls';
import { takesBasicAuth } from '../../../search/playground/service';
import { Field } from './field';

interface ServiceFieldsProps extends Pick<PlaygroundControls, 'problems' | 'service' | 'onChange'> {
  state: PlaygroundState;
}

export function ServiceFields({ state, problems, service, onChange }: ServiceFieldsProps) {
  const field = (part: keyof Service, label: string, placeholder: string, hint?: string) => (
    <Field
      label={label}
      placeholder={placeholder}
      value={state[part]}
      problem={problems.get(part)}
      hint={hint}
      onChange={(value) => onChange({ [part]: value })}
    />
  );
  const isOfIndex = callOf(state.call).path.includes('{index}');
  return (
    <div className="service-fields">
      {field('host', 'Host', 'search.example.com', 'Nothing is sent before you press Run.')}
      {service.isForeign && (
        <label className="check trust">
          <input type="checkbox" checked={false} onChange={service.trust} />
          <span>
            This link points to <strong>{state.host}</strong>. I trust this host.
          </span>
        </label>
      )}
      <div className="pair">
        {field('tenant', 'Tenant', 'demo')}
        {field('index', isOfIndex ? 'Index' : 'Code', 'products')}
      </div>
      {takesBasicAuth(state) ? (
        <div className="pair">
          <SecretField
            service={service}
            part="user"
            label="User"
            hint="Basic auth, for explain=true."
          />
          <SecretField service={service} part="password" label="Password" hint={NOT_STORED} />
        </div>
      ) : (
        <SecretField service={service} part="token" label="Token (X-QSC-Token)" hint={NOT_STORED} />
      )}
    </div>
  );
}

const NOT_STORED =
  'Sent when you press Run. Never stored, and never part of the address or the samples.';

interface SecretFieldProps {
  service: ServiceControls;
  part: keyof Secrets;
  label: string;
  hint: string;
}

function SecretField({ service, part, label, hint }: SecretFieldProps) {
  const { secrets, setSecrets } = service;
  if (!secrets) return null;
  return (
    <Field
      label={label}
      value={secrets[part]}
      hint={hint}
      type={part === 'user' ? 'text' : 'password'}
      onChange={(value) => setSecrets({ ...secrets, [part]: value })}
    />
  );
}
