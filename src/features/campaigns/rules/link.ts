/** `khaohom.co.th/dinner` as `https://khaohom.co.th/dinner`; an address that has a scheme comes back as it is. */
export function completeLink(text: string): string {
  const link = text.trim()
  if (link === '' || /^[a-z][a-z0-9+.-]*:\/\//i.test(link) || /^[a-z][a-z0-9+-]*:(?!\d)/i.test(link)) return link
  return `https://${link.replace(/^\/\//, '')}`
}

/** Whether it is an address of the web that anybody can open: http or https, a host with a dot, no password in it. */
export function isLink(text: string): boolean {
  if (/\s/.test(text)) return false
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return false
  return /^[^.]+(\.[^.]+)+$/.test(url.hostname)
}
