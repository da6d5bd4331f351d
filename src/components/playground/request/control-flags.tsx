import { controlFlags } from '../../../search/protocol/types';

const flagNotes: Record<(typeof controlFlags)[number], string> = {
  facetDisabled: 'no facets',
  spellcheckDisabled: 'no correction',
  noCache: 'a fresh answer',
  loadMoreFacets: 'more values',
  modified: 'changed by the user',
  trace: 'scores and terms',
};

interface ControlFlagsProps {
  chosen: readonly string[];
  onChange: (flags: string[]) => void;
}

export function ControlFlags({ chosen, onChange }: ControlFlagsProps) {
  const toggle = (flag: string) =>
    chosen.includes(flag) ? chosen.filter((other) => other !== flag) : [...chosen, flag];
  return (
    <fieldset className="flags">
      <legend>Control flags (ctrl)</legend>
      {controlFlags.map((flag) => (
        <label key={flag} className="check">
          <input
            type="checkbox"
            checked={chosen.includes(flag)}
            onChange={() => onChange(toggle(flag))}
          />
          <span>
            <code>{flag}</code> <small>{flagNotes[flag]}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
