/** The number of the head office among the branches of a company or a VAT-registered person. */
export const MAIN_BRANCH = '00000'
