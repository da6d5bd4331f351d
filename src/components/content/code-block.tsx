export interface CodeBlockProps {
  language: string;
  /** Highlighted code, made in the build. */
  html: string;
  title?: string;
  /** Number of the first line when lines are numbered. */
  firstLine?: string;
  wrap?: boolean;
}

/** Names of languages as readers know them; others are shown in capitals. */
const labels: Record<string, string> = {
  js: 'JavaScript', ts: 'TypeScript', bash: 'Shell', python: 'Python', java: 'Java', properties: 'Properties', docker: 'Dockerfile',
  nginx: 'nginx', markdown: 'Markdown', diff: 'Diff', graphql: 'GraphQL', text: '', yaml: 'YAML',
};

/** A code sample: title, language, and the code as the build highlighted it. */
export function CodeBlock({ language, html, title, firstLine, wrap }: CodeBlockProps) {
  const label = labels[language] ?? language.toUpperCase();
  const names = ['code-block', `language-${language}`, wrap && 'wrap', firstLine !== undefined && 'numbered'];
  return (
    <figure className={names.filter(Boolean).join(' ')}>
      {(title || label) && (
        <figcaption className="code-header">
          {title && <span className="code-title">{title}</span>}
          {label && <span className="code-language">{label}</span>}
        </figcaption>
      )}
      <pre tabIndex={0} aria-label={title ?? `${label} code`.trim()}>
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </figure>
  );
}
