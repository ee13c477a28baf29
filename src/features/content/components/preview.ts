const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The query of a page's call: the item whose draft an operator wants to see. Anything else is passed over. */
export function previewQuery(request: Request): { preview?: string } {
  const preview = new URL(request.url).searchParams.get('preview')
  return preview && ID.test(preview) ? { preview } : {}
}
