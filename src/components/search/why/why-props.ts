import type { Explanation, FieldWeights } from '../../../search/protocol/explanation';

export interface WhyProps {
  /** Explains the hits of a request, or of other queries, with other weights of fields too. */
  explain: (weights?: FieldWeights, queries?: string[]) => Promise<Explanation[]>;
  /** The request: another one is explained anew. */
  request: string;
  /** Of the shop, whose weights can be tried: address of the request in the playground. */
  address?: string | undefined;
  /** The view opens with the fragment `#why` of the page's address, which has the weights. */
  inAddress?: boolean;
}
