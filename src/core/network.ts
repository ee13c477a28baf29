/**
 * The key for rate limits: an IPv4 address, or the /64 network of an IPv6 address, because one visitor usually has a
 * whole /64.
 */
export function networkOf(ip: string): string {
  if (!ip.includes(':') || ip.includes('.')) return ip
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::')
  const [first, last] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean))
  const gap = tail === undefined ? 0 : Math.max(0, 8 - (first?.length ?? 0) - (last?.length ?? 0))
  const groups = [...(first ?? []), ...Array.from({ length: gap }, () => '0'), ...(last ?? [])]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
