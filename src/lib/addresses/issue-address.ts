import { site } from '../../site';

/**
 * Address of a new issue with a title and a body, derived from the address of the source
 * (`https://host/owner/name/blob/main`). Undefined for a repository address of another form.
 */
export function issueAddress(
  title: string,
  body: string,
  repositoryUrl: string = site.repositoryUrl,
): string | undefined {
  const repository = /^(https:\/\/[^/]+\/.+?)(?:\/-)?\/blob\/[^/]+\/?$/.exec(repositoryUrl)?.[1];
  if (repository === undefined) return undefined;
  // GitLab has its pages below `/-/` and names the fields differently.
  const isGitLab = repositoryUrl.includes('/-/blob/');
  const query = new URLSearchParams(
    isGitLab ? { 'issue[title]': title, 'issue[description]': body } : { title, body },
  );
  return `${repository}${isGitLab ? '/-' : ''}/issues/new?${query.toString()}`;
}
