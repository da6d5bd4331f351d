/** Frequent questions. A search for one shows its answer above the results. */
export const popularQuestions = [
  'How do I get a token in the console?',
  'What does 429 mean?',
  'How do I send updates and deletes?',
  'How do I run a full feed every night?',
  'How do I combine filters?',
  'How do I create a redirect?',
  'How do I skip the cache for one call?',
  'What is a query profile?',
];
