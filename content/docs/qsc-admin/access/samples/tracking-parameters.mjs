const idIn = (storage, key) => {
  const id = storage.getItem(key) ?? crypto.randomUUID();
  storage.setItem(key, id);
  return id;
};

/** Parameters of a search. `consent` is 'none', 'session', or 'visitor'. */
export function trackingParameters(consent, session, local) {
  if (consent !== 'visitor') local.removeItem('qsc-user');
  if (consent === 'none') {
    session.removeItem('qsc-session');
    return { tracking: 'notracking' };
  }
  const sessionId = idIn(session, 'qsc-session');
  return consent === 'visitor' ? { sessionId, userId: idIn(local, 'qsc-user') } : { sessionId };
}
