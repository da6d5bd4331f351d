import { site } from '../../site';

/**
 * Address of a new issue with a title and a text, where the source repository is one whose address tells where its issues
 * are (`https://host/owner/name/blob/main`). Undefined without a repository.
 */
export function issueAddress(
  title: string,
  body: string,
  repositoryUrl: string = site.repositoryUrl,
): string | undefined {
  const repository = /^(https:\/\/[^/]+\/.+?)(?:\/-)?\/blob\/[^/]+\/?$/.exec(repositoryUrl)?.[1];
  if (repository === undefined) return undefined;
  // GitLab has its pages below `/-/`, and other names for the fields.
  const isGitLab = repositoryUrl.includes('/-/blob/');
  const query = new URLSearchParams(
    isGitLab ? { 'issue[title]': title, 'issue[description]': body } : { title, body },
  );
  return `${repository}${isGitLab ? '/-' : ''}/issues/new?${query.toString()}`;
}
