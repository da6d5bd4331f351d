import { docPage } from './routes';

/** Pages that the explanation of hits links to; apart from the others, since few pages of the site load them. */
export const explainPages = {
  readWhy: docPage('qsc-admin/measure/explain/why-these-hits'),
  queryTokens: docPage('qsc-admin/admin/search/analyze-query'),
  synonym: docPage('qsc-admin/admin/search/synonym'),
  spellcheck: docPage('qsc-admin/admin/search/spellcheck'),
  fieldWeight: docPage('qsc-admin/api/search/searchapp-schema'),
} as const;
