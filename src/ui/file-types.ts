/** What a file field accepts, as the server does by content. */
export const PICTURES = 'image/jpeg,image/png,image/webp'
export const DOCUMENTS = `${PICTURES},application/pdf`
