import { BlockList, isIP, isIPv6 } from 'node:net'

/** Networks that are not part of the public internet (IANA special-purpose registries), multicast included. */
const RESERVED: readonly (readonly [network: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]

/** Parts of 2000::/3 that are not public, or that lead to an IPv4 address (Teredo, 6to4). */
const RESERVED_IPV6: readonly (readonly [network: string, prefix: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
]

const reserved = new BlockList()
for (const [network, prefix] of RESERVED) reserved.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of RESERVED_IPV6) reserved.addSubnet(network, prefix, 'ipv6')
const globalIpv6 = new BlockList()
globalIpv6.addSubnet('2000::', 3, 'ipv6')

/**
 * Whether an IP address is on the public internet. For IPv6 only global unicast addresses are; mapped, translated,
 * loopback, link-local and unique local addresses are not. False for anything that is not an address.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false
  if (!isIPv6(address)) return !reserved.check(address, 'ipv4')
  return !address.includes('%') && globalIpv6.check(address, 'ipv6') && !reserved.check(address, 'ipv6')
}
