import { indent, sampleHeaders, sampleUrl, tokenVariable, type SampleCall } from './sample-call';

export function javaSample(call: SampleCall): string {
  const { method, body } = call;
  const headers = sampleHeaders(call, `System.getenv("${tokenVariable(call)}")`, '"').map(
    ([name, value]) => `.header("${name}", ${value})`,
  );
  const publisher = body === undefined ? 'noBody()' : 'ofString(body)';
  const send = method === 'GET' ? [] : [`.${method}(HttpRequest.BodyPublishers.${publisher})`];
  return `import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;

public class Example {

  public static void main(String[] args) throws Exception {
    String url =
        "${sampleUrl(call)}";
${body === undefined ? '' : `    String body = """\n${indent(javaText(body), 8)}\n        """;\n`}
    HttpRequest request = HttpRequest.newBuilder(URI.create(url))
${[...headers, ...send, '.build();'].map((line) => `        ${line}`).join('\n')}
    HttpResponse<String> response = HttpClient.newHttpClient()
        .send(request, HttpResponse.BodyHandlers.ofString());

    if (response.statusCode() > 299) {
      throw new IllegalStateException("Status " + response.statusCode() + ": " + response.body());
    }
    System.out.println(response.body());
  }
}
`;
}

/** Escapes backslashes and triple quotes for a text block. */
function javaText(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"""', '\\"""');
}

export function cSharpSample(call: SampleCall): string {
  const { method, body } = call;
  const headers = sampleHeaders(
    call,
    `Environment.GetEnvironmentVariable("${tokenVariable(call)}")`,
    '"',
  )
    .filter(([name]) => name !== 'Content-Type')
    .map(([name, value]) => `request.Headers.Add("${name}", ${value});`);
  const name = method.charAt(0) + method.slice(1).toLowerCase();
  return `${body === undefined ? '' : 'using System.Text;\n\n'}var url = "${sampleUrl(call)}";
${body === undefined ? '' : `var body = """\n${indent(body, 4)}\n    """;\n`}
using var client = new HttpClient();
using var request = new HttpRequestMessage(HttpMethod.${name}, url);
${headers.join('\n')}
${body === undefined ? '' : 'request.Content = new StringContent(body, Encoding.UTF8, "application/json");\n'}
using var response = await client.SendAsync(request);
var content = await response.Content.ReadAsStringAsync();
if (!response.IsSuccessStatusCode) throw new HttpRequestException($"Status {(int)response.StatusCode}: {content}");

Console.WriteLine(content);
`;
}

export function goSample(call: SampleCall): string {
  const { method, body, token } = call;
  const imports = [
    'fmt',
    'io',
    'log',
    'net/http',
    ...(token ? ['os'] : []),
    ...(body === undefined ? [] : ['strings']),
  ];
  const headers = sampleHeaders(call, `os.Getenv("${tokenVariable(call)}")`, '"').map(
    ([name, value]) => `\trequest.Header.Set("${name}", ${value})`,
  );
  return `package main

import (
${imports.map((name) => `\t"${name}"`).join('\n')}
)

func main() {
\turl := "${sampleUrl(call)}"
${body === undefined ? '' : `\tbody := strings.NewReader(${goText(body)})\n`}
\trequest, err := http.NewRequest("${method}", url, ${body === undefined ? 'nil' : 'body'})
\tif err != nil {
\t\tlog.Fatal(err)
\t}
${headers.join('\n')}

\tresponse, err := http.DefaultClient.Do(request)
\tif err != nil {
\t\tlog.Fatal(err)
\t}
\tdefer response.Body.Close()

\tcontent, err := io.ReadAll(response.Body)
\tif err != nil {
\t\tlog.Fatal(err)
\t}
\tif response.StatusCode > 299 {
\t\tlog.Fatalf("Status %d: %s", response.StatusCode, content)
\t}
\tfmt.Println(string(content))
}
`;
}

/** A raw string, in which each backtick becomes a string by itself. */
const goText = (text: string) => `\`${text.replaceAll('`', '` + "`" + `')}\``;
