/**
 * Adds a missing scheme: `khaohom.co.th/dinner` becomes `https://khaohom.co.th/dinner`. A text with a scheme is
 * unchanged.
 */
export function completeLink(text: string): string {
  const link = text.trim()
  if (link === '' || /^[a-z][a-z0-9+.-]*:\/\//i.test(link) || /^[a-z][a-z0-9+-]*:(?!\d)/i.test(link)) return link
  return `https://${link.replace(/^\/\//, '')}`
}

/** Whether it is a public web address: http or https, a host with a dot, no credentials. */
export function isLink(text: string): boolean {
  if (/\s/.test(text)) return false
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return false
  return /^[^.]+(\.[^.]+)+$/.test(url.hostname)
}
