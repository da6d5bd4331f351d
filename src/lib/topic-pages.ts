import { docPage } from './addresses/routes';

/** Documentation pages that only some pages link to from code; `docPages` has the others. The build checks that they exist. */
export const topicPages = {
  assistants: docPage('qsc-admin/api/assistants'),
  authentication: docPage('qsc-admin/api/authentication'),
  dataExport: docPage('qsc-admin/api/data-export'),
  feeding: docPage('qsc-admin/admin/feeding'),
  filters: docPage('qsc-admin/search/filters'),
  firstSearchApp: docPage('qsc-admin/tutorials/first-search-app-in-5-minutes'),
  goLive: docPage('qsc-admin/operate/go-live'),
  playground: docPage('playground/test-id'),
  searchResponse: docPage('qsc-admin/search/search-response'),
  suggestApi: docPage('qsc-admin/search/suggest-api-integration'),
  whenSomethingIsWrong: docPage('qsc-admin/faq/when-something-is-wrong'),
} as const;
