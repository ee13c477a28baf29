import { BlockList, isIP } from 'node:net'

/** Networks that belong to no country: loopback, private, link-local, carrier NAT, unspecified. */
const LOCAL = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  LOCAL.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  LOCAL.addSubnet(net, bits, 'ipv6')

/** The address to look up, with an IPv4-mapped IPv6 address as IPv4. Null if it is not a public address. */
export function publicAddress(ip: string): string | null {
  const plain = ip
    .trim()
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/%.*$/, '')
  const family = isIP(plain)
  if (family === 0) return null
  return LOCAL.check(plain, family === 6 ? 'ipv6' : 'ipv4') ? null : plain
}
