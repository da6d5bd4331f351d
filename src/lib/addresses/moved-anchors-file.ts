/** File of the site with the anchors that moved: an object of old and new addresses, both routes with an anchor. */
export const anchorsFile = '/moved-anchors.json';
