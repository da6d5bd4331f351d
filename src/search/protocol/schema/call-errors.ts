import type { CallError, Operation } from './operation';

/** Body of an error of the practice tenant. */
export function errorBody({ status, message = '' }: CallError) {
  return { statusCode: Number(status), errorMessage: message };
}

/** Error statuses of a call in ascending order, including those that follow from its token. */
export function errorsOf({ token, errors }: Operation): CallError[] {
  return [...errors, ...tokenErrors(token), ...everyCall].sort((a, b) =>
    a.status < b.status ? -1 : 1,
  );
}

function tokenErrors(token: Operation['token']): CallError[] {
  if (token === 'none') return [];
  if (token === 'not stated')
    return [
      { status: '401', meaning: 'The call needs a token, which is missing or invalid. Send one.' },
    ];
  // The practice tenant has no call that needs an API token.
  const sample = (message: string) => (token === 'API token' ? {} : { message });
  return [
    {
      status: '401',
      meaning: 'The token is missing or invalid.',
      ...sample(`The header X-QSC-Token is missing. The call needs the ${token}.`),
    },
    {
      status: '403',
      meaning: 'The token is valid but has no permission on the tenant.',
      ...sample(
        `The token in X-QSC-Token has no permission for this call, which needs the ${token}.`,
      ),
    },
  ];
}

const everyCall: readonly CallError[] = [
  {
    status: '4XX',
    meaning: 'Something else is wrong with the request. Correct it before you send it again.',
  },
  { status: '5XX', meaning: 'The service failed. Send the request again after a pause.' },
];

/** The status of an invalid request. @param message of the practice tenant */
export const rejection = (meaning: string, message: string): CallError => ({
  status: '400',
  meaning,
  message,
});
const unknownCode = (kind: string, message: string): CallError => ({
  status: '404',
  meaning: `Check the host, the tenant, and the code of the ${kind} in the address.`,
  message,
});
export const noIndex = unknownCode('search app', 'The tenant "demo" has no index "unknown".');
export const noFeeding = unknownCode(
  'feeding',
  'The tenant "demo" has no feeding "unknown". Send its first field schema to create it.',
);
export const noCategories = unknownCode(
  'category configuration',
  'The tenant "demo" has no search app "unknown", whose categories the call reads.',
);
