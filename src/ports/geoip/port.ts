/** The visitor's country. */
export interface GeoipPort {
  /** ISO 3166 code in upper case; null for private addresses, unknown ones and failures: the caller takes Thailand. */
  country(ip: string): Promise<string | null>
}
