import {
  Children,
  isValidElement,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useTabChoice } from '../../hooks/use-tab-choice';
import { sampleLanguages, sampleNames } from '../../search/protocol/samples/sample-languages';
import type { MadeSampleProps } from './made-sample';

interface TabProps {
  label: string;
  children?: ReactNode;
}

/** One of several tabs; `Tabs` sets it in place. */
export function Tab({ children }: TabProps) {
  return <>{children}</>;
}

interface TabsProps {
  group?: string;
  /** A call as JSON, of which the children are the first samples; the others are made when one is chosen. */
  call?: string;
  /** Title of these samples. */
  title?: string;
  children?: ReactNode;
}

const languageLabels = sampleNames.map((name) => sampleLanguages[name].label);

/**
 * Alternatives of one thing. Tabs with the same `group` show the same choice everywhere and remember it.
 * Without scripts all panels show, each under its label; on paper too, but of languages the one that is chosen.
 */
export function Tabs({ group, call, title, children }: TabsProps) {
  const id = useId();
  const tabs = Children.toArray(children).filter(
    (child): child is ReactElement<TabProps> => isValidElement(child) && child.type === Tab,
  );
  const built = tabs.map((tab) => tab.props.label);
  const labels = call === undefined ? built : languageLabels;
  const [selected, select] = useTabChoice(group, labels);
  const isBuilt = built.includes(selected);
  const { MadeSample, failed } = useMadeSample(isBuilt ? undefined : selected);
  // Until the sample is there, the first one stays.
  const shown = isBuilt || MadeSample ? selected : built[0];
  const panel = (label: string, content: ReactNode) => (
    <div
      key={label}
      className="tab-panel"
      role="tabpanel"
      id={`${id}-panel-${labels.indexOf(label)}`}
      aria-labelledby={`${id}-tab-${labels.indexOf(label)}`}
      data-inactive={label === shown ? undefined : ''}
    >
      <p className="tab-label">{label}</p>
      {content}
    </div>
  );
  return (
    <div className="tabs" data-group={group}>
      <TabList {...{ id, labels, selected, select }} />
      {tabs.map(({ props }) => panel(props.label, props.children))}
      {call !== undefined &&
        !isBuilt &&
        panel(selected, MadeSample && <MadeSample {...{ call, title, label: selected }} />)}
      {call !== undefined && (
        <p role="status">{failed && `The sample in ${selected} could not be loaded. Try again.`}</p>
      )}
    </div>
  );
}

interface Loaded {
  MadeSample?: ComponentType<MadeSampleProps>;
  failed: boolean;
}

/** What makes samples, which loads with the first language that is not in the page. @param label of that language */
function useMadeSample(label: string | undefined): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ failed: false });
  useEffect(() => {
    if (label === undefined) return setLoaded((before) => ({ ...before, failed: false }));
    import('./made-sample').then(
      ({ MadeSample }) => setLoaded({ MadeSample, failed: false }),
      () => setLoaded({ failed: true }),
    );
    return undefined;
  }, [label]);
  return loaded;
}

interface TabListProps {
  id: string;
  labels: readonly string[];
  selected: string;
  select: (label: string) => void;
}

function TabList({ id, labels, selected, select }: TabListProps) {
  const buttons = useRef(new Map<string, HTMLButtonElement>());
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
  );
}
