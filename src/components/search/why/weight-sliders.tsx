import { useEffect } from 'react';
import { explainPages } from '../../../lib/explain-routes';
import { mean, ndcgAt10, reciprocalRank, type Grades } from '../../../lib/ranking-measures';
import { sampleShopRoutes } from '../../../lib/output-routes';
import { siteHref } from '../../../lib/urls';
import type { FieldWeights } from '../../../search/protocol/explanation';
import { CopyButton } from '../../copy-button';
import { Link } from '../../link';
import { useResult } from './use-result';
import type { WhyProps } from './why-props';

/** The field schema of the shop has whole numbers: twice the weights that count here. */
const SCHEMA_SCALE = 2;
const MAX_WEIGHT = 20;

/** Weights in a fragment such as `#why=title:15,brand:4.5`. */
export function weightsInAddress(hash: string): FieldWeights {
  const pairs = hash.matchAll(/[=,](\w+):(\d{1,2}(?:\.5)?)(?=,|$)/g);
  return Object.fromEntries(
    [...pairs].map(([, name = '', weight]) => [name, Math.min(MAX_WEIGHT, Number(weight))]),
  );
}

function fragmentOf(weights: FieldWeights): string {
  const pairs = Object.entries(weights).map(([name, weight]) => `${name}:${weight}`);
  return pairs.length > 0 ? `#why=${pairs.join(',')}` : '#why';
}

interface WeightSlidersProps {
  /** Weights of the index. */
  own: FieldWeights;
  /** Those that the reader has changed. */
  weights: FieldWeights;
  address: string;
  inAddress: boolean;
  explain: WhyProps['explain'];
  onChange: (weights: FieldWeights) => void;
}

/** Weights of the shop's fields, what they do to the graded queries, and the call that sets them. */
export function WeightSliders(props: WeightSlidersProps) {
  const { own, weights, address, inAddress, explain, onChange } = props;
  const fragment = fragmentOf(weights);
  useEffect(() => {
    if (inAddress) window.history.replaceState(window.history.state, '', fragment);
  }, [inAddress, address, fragment]);
  const set = (name: string, weight: number) =>
    onChange(
      Object.fromEntries(
        Object.entries({ ...weights, [name]: weight }).filter(([key, value]) => value !== own[key]),
      ),
    );
  return (
    <>
      {Object.entries({ ...own, ...weights }).map(([name, weight]) => (
        <label key={name} className="slider">
          {name}
          <input
            type="range"
            min={0}
            max={MAX_WEIGHT}
            step={0.5}
            value={weight}
            onChange={({ target }) => set(name, Number(target.value))}
          />
          <output>{weight}</output>
        </label>
      ))}
      <Measures weights={weights} explain={explain} />
      <p className="tools">
        <button type="button" className="text-button" onClick={() => onChange({})}>
          Reset weights
        </button>
        <CopyButton
          label="Copy as schema"
          withLabel
          text={() => schemaCall({ ...own, ...weights })}
        />
        <Link to={`${address}${fragment}`}>Link to this state</Link>
        <Link to={explainPages.fieldWeight}>Weights in the field schema</Link>
      </p>
    </>
  );
}

/** Loads a file of the sample shop. */
async function shopFile(route: string): Promise<unknown> {
  const response = await fetch(siteHref(route));
  if (!response.ok) throw new Error(`${route} could not be loaded.`);
  return response.json();
}

/** The call that gives the shop these weights. */
async function schemaCall(weights: FieldWeights): Promise<string> {
  const { fields } = (await shopFile(sampleShopRoutes.schema)) as { fields: { code: string }[] };
  const weighted = fields.map((field) => {
    const weight = weights[field.code === 'categoryNames' ? 'category' : field.code];
    return field.code === 'category' || weight === undefined
      ? field
      : { ...field, weight: weight * SCHEMA_SCALE };
  });
  return `PUT https://{host}/api/v1/searchapp/schema/demo/products HTTP/1.1
Content-Type: application/json
X-QSC-Token: {token}

${JSON.stringify({ fields: weighted }, null, 2)}
`;
}

/** MRR and NDCG at 10 of the graded queries of the shop, with its own weights and with the reader's. */
function Measures({ weights, explain }: Pick<WeightSlidersProps, 'weights' | 'explain'>) {
  const before = useResult(() => measured(explain, {}), '');
  // Waits until the slider rests.
  const now = useResult(() => measured(explain, weights), JSON.stringify(weights), 150);
  const failed = before.failed ?? now.failed;
  const change = (name: string, at: 0 | 1) =>
    `${name} ${before.value?.[at].toFixed(3)} before, ${now.value?.[at].toFixed(3)} now`;
  if (failed !== undefined || !before.value || !now.value)
    return <p role="status">{failed ?? 'Measuring…'}</p>;
  return (
    <p role="status">{`Graded queries of the shop: ${change('MRR', 0)}; ${change('NDCG at 10', 1)}.`}</p>
  );
}

/** MRR and NDCG at 10 with some weights. */
async function measured(
  explain: WhyProps['explain'],
  weights: FieldWeights,
): Promise<readonly [number, number]> {
  const graded = (await shopFile(sampleShopRoutes.gradedQueries)) as {
    query: string;
    grades: Grades;
  }[];
  const found = await explain(
    weights,
    graded.map(({ query }) => query),
  );
  const ids = found.map(({ hits }) => hits.map(({ id }) => id));
  const meanOf = (measure: typeof ndcgAt10) =>
    mean(graded.map(({ grades }, at) => measure(ids[at] ?? [], grades)));
  return [meanOf(reciprocalRank), meanOf(ndcgAt10)];
}
