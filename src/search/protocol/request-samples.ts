export interface RequestSample {
  label: string;
  /** Name of the language, as code blocks have it. */
  language: string;
  code: string;
}

/** A search call in the languages of the documentation. @param url address without quotes in it */
export function requestSamples(url: string): RequestSample[] {
  return [
    { label: 'URL', language: 'http', code: `GET ${url}` },
    {
      label: 'curl',
      language: 'bash',
      code: `curl --globoff \\\n  --header 'Accept: application/json' \\\n  '${url}'`,
    },
    {
      label: 'JavaScript',
      language: 'js',
      code: `const url =
  '${url}';

const response = await fetch(url, {
  headers: { Accept: 'application/json' },
});
if (!response.ok) throw new Error(\`Status \${response.status}: \${await response.text()}\`);

const body = await response.json();
console.log(body);
`,
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
    String url =
        "${url}";

    HttpRequest request = HttpRequest.newBuilder(URI.create(url))
        .header("Accept", "application/json")
        .build();
    HttpResponse<String> response = HttpClient.newHttpClient()
        .send(request, HttpResponse.BodyHandlers.ofString());

    if (response.statusCode() != 200) {
      throw new IllegalStateException("Status " + response.statusCode() + ": " + response.body());
    }
    System.out.println(response.body());
  }
}
`,
    },
  ];
}

/** A search call as examples of the documentation have it: the whole HTTP request in place of its address. */
export function exampleSamples(url: string): RequestSample[] {
  const [, ...others] = requestSamples(url);
  return [
    { label: 'HTTP', language: 'http', code: `GET ${url} HTTP/1.1\nAccept: application/json` },
    ...others,
  ];
}
