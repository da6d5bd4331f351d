export function pageNumbers(paging, around = 2) {
  if (!paging || paging.pageCount < 2) return []; // (1)
  const first = Math.max(1, paging.currentPage - around);
  const last = Math.min(paging.pageCount, paging.currentPage + around);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i); // (2)
}
