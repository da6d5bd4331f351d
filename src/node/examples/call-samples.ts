import { exampleSamples, type RequestSample } from '../../search/protocol/request-samples';
import { callUrl, type ExampleCall } from './example-call';

/** A call in the languages of the documentation: as HTTP first, then curl, JavaScript, and Java. */
export function callSamples(call: ExampleCall): RequestSample[] {
  const url = callUrl(call);
  return call.body === undefined ? exampleSamples(url) : postSamples(url, call.body);
}

function postSamples(url: string, body: string): RequestSample[] {
  return [
    {
      label: 'HTTP',
      language: 'http',
      code: `POST ${url} HTTP/1.1\nContent-Type: application/json\nAccept: application/json\n\n${body}`,
    },
    {
      label: 'curl',
      language: 'bash',
      code: `curl --request POST '${url}' \\
  --header 'Content-Type: application/json' \\
  --header 'Accept: application/json' \\
  --data-binary @- <<'JSON'
${body}
JSON`,
    },
    {
      label: 'JavaScript',
      language: 'js',
      code: `const request = ${body};

const response = await fetch('${url}', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
  body: JSON.stringify(request),
});
if (!response.ok) throw new Error(\`Status \${response.status}: \${await response.text()}\`);

const body = await response.json();
console.log(body);`,
    },
    {
      label: 'Java',
      language: 'java',
      code: `import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;

public class Search {

  public static void main(String[] args) throws Exception {
    String body = """
${indented(javaText(body), 8)}
        """;

    HttpRequest request = HttpRequest.newBuilder(URI.create("${url}"))
        .header("Content-Type", "application/json")
        .header("Accept", "application/json")
        .POST(HttpRequest.BodyPublishers.ofString(body))
        .build();
    HttpResponse<String> response = HttpClient.newHttpClient()
        .send(request, HttpResponse.BodyHandlers.ofString());

    if (response.statusCode() != 200) {
      throw new IllegalStateException("Status " + response.statusCode() + ": " + response.body());
    }
    System.out.println(response.body());
  }
}`,
    },
  ];
}

/** In a text block only backslashes and three quotes in a row mean something else. */
function javaText(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"""', '\\"""');
}

function indented(text: string, columns: number): string {
  return text.replace(/^(?=.)/gm, ' '.repeat(columns));
}
