/** The reference of a bank transfer without what people type differently: capitals and digits only. */
export const normalBankRef = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
