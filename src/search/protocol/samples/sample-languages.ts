/** The languages of samples by the names that authors write, with label and name of their code blocks, in the order of tabs. */
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

/** Languages that are in the HTML of a page; the browser makes the others when a reader chooses one. */
export const builtLanguages: readonly SampleLanguage[] = ['http', 'curl'];
