/** Questions that readers of such documentation ask most. As a search, each has its answer above the results. */
export const popularQuestions = [
  'How do I get a token in the console?',
  'What do 401 and 403 mean?',
  'How do I send updates and deletes?',
  'How do I run a full feed every night?',
  'How do I combine filters?',
  'How do I configure sort options?',
  'How do I skip the cache for one call?',
  'What is a query profile?',
];
