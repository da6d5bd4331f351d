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
import type { GeneratedSampleProps } from './generated-sample';

interface TabProps {
  label: string;
  children?: ReactNode;
}

/** A tab of `Tabs`, which renders its panel. */
export function Tab({ children }: TabProps) {
  return <>{children}</>;
}

interface TabsProps {
  group?: string;
  /** A call as JSON. The children are its first samples; others are generated when the reader chooses them. */
  call?: string;
  /** Title of these samples. */
  title?: string;
  children?: ReactNode;
}

const languageLabels = sampleNames.map((name) => sampleLanguages[name].label);

/**
 * Tabs. Those with the same `group` share one choice, on all pages and visits. Without scripts, and on paper, all panels are
 * visible, each under its label; of languages, paper has the chosen one.
 */
export function Tabs({ group, call, title, children }: TabsProps) {
  const id = useId();
  const tabs = Children.toArray(children).filter(
    (child): child is ReactElement<TabProps> => isValidElement(child) && child.type === Tab,
  );
  const builtLabels = tabs.map((tab) => tab.props.label);
  const labels = call === undefined ? builtLabels : languageLabels;
  const [selected, select] = useTabChoice(group, labels);
  const isBuilt = builtLabels.includes(selected);
  const { GeneratedSample, hasFailed } = useGeneratedSample(isBuilt ? undefined : selected);
  // The first sample stays visible until the generator has loaded.
  const visible = isBuilt || GeneratedSample ? selected : builtLabels[0];
  const panel = (label: string, content: ReactNode) => (
    <div
      key={label}
      className="tab-panel"
      role="tabpanel"
      id={`${id}-panel-${labels.indexOf(label)}`}
      aria-labelledby={`${id}-tab-${labels.indexOf(label)}`}
      data-inactive={label === visible ? undefined : ''}
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
        panel(
          selected,
          GeneratedSample && <GeneratedSample {...{ call, title, label: selected }} />,
        )}
      {call !== undefined && (
        <p role="status">
          {hasFailed && `The sample in ${selected} could not be loaded. Try again.`}
        </p>
      )}
    </div>
  );
}

interface Loaded {
  GeneratedSample?: ComponentType<GeneratedSampleProps>;
  hasFailed: boolean;
}

/** Loads the component of a language without a sample in the page. @param label of that language */
function useGeneratedSample(label: string | undefined): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ hasFailed: false });
  useEffect(() => {
    if (label === undefined) return setLoaded((before) => ({ ...before, hasFailed: false }));
    import('./generated-sample').then(
      ({ GeneratedSample }) => setLoaded({ GeneratedSample, hasFailed: false }),
      () => setLoaded({ hasFailed: true }),
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
    const index = labels.indexOf(selected);
    const to =
      step !== undefined
        ? (index + step + labels.length) % labels.length
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
