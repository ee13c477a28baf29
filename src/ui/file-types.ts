/** File types that a file field accepts; the server checks the same types by content. */
export const PICTURES = 'image/jpeg,image/png,image/webp'
export const DOCUMENTS = `${PICTURES},application/pdf`
