import {
  Children,
  isValidElement,
  useId,
  useRef,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useTabChoice } from '../../hooks/use-tab-choice';

interface TabProps {
  label: string;
  children?: ReactNode;
}

/** One of several tabs; `Tabs` sets it in place. */
export function Tab({ children }: TabProps) {
  return <>{children}</>;
}

/**
 * Alternatives of one thing. Tabs with the same `group` show the same choice everywhere and remember it.
 * Without scripts all panels show, each under its label; on paper too, but of languages the one that is chosen.
 */
export function Tabs({ group, children }: { group?: string; children?: ReactNode }) {
  const id = useId();
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const tabs = Children.toArray(children).filter(
    (child): child is ReactElement<TabProps> => isValidElement(child) && child.type === Tab,
  );
  const labels = tabs.map((tab) => tab.props.label);
  const [selected, select] = useTabChoice(group, labels);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const at = labels.indexOf(selected);
    const to =
      step !== undefined
        ? (at + step + labels.length) % labels.length
        : { Home: 0, End: labels.length - 1 }[event.key];
    const label = to === undefined ? undefined : labels[to];
    if (label === undefined) return;
    event.preventDefault();
    select(label);
    buttons.current.get(label)?.focus();
  };

  return (
    <div className="tabs" data-group={group}>
      <div className="tab-list needs-js" role="tablist" onKeyDown={onKeyDown}>
        {labels.map((label, index) => (
          <button
            key={label}
            ref={(button) =>
              void (button ? buttons.current.set(label, button) : buttons.current.delete(label))
            }
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={label === selected}
            tabIndex={label === selected ? 0 : -1}
            onClick={() => select(label)}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.props.label}
          className="tab-panel"
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          data-inactive={tab.props.label === selected ? undefined : ''}
        >
          <p className="tab-label">{tab.props.label}</p>
          {tab.props.children}
        </div>
      ))}
    </div>
  );
}
