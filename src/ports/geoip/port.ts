/** The visitor's country. */
export interface GeoipPort {
  /**
   * ISO 3166 code in upper case. Null for private or unknown addresses and after a failure; the caller then uses
   * Thailand.
   */
  country(ip: string): Promise<string | null>
}
