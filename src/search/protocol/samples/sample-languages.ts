/** The languages of samples by their names in content, with label and code block language, in the order of tabs. */
export const sampleLanguages = {
  http: { label: 'HTTP', language: 'http' },
  curl: { label: 'curl', language: 'bash' },
  js: { label: 'JavaScript', language: 'js' },
  java: { label: 'Java', language: 'java' },
  python: { label: 'Python', language: 'python' },
  php: { label: 'PHP', language: 'php' },
  csharp: { label: 'C#', language: 'csharp' },
  go: { label: 'Go', language: 'go' },
} as const;
export type SampleLanguage = keyof typeof sampleLanguages;
export const sampleNames = Object.keys(sampleLanguages) as SampleLanguage[];

/** Languages in the HTML of a page. The browser generates the others on demand. */
export const builtLanguages: readonly SampleLanguage[] = ['http', 'curl'];
