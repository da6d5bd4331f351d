/** A Mermaid diagram: its title and source, which says the same without scripts. */
export function Diagram({ code, title }: { code: string; title: string }) {
  return (
    <figure className="diagram" data-diagram="mermaid">
      <figcaption>{title}</figcaption>
      <pre tabIndex={0} aria-label={`Source of the diagram: ${title}`}>
        <code>{code}</code>
      </pre>
    </figure>
  );
}
