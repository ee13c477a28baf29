/** Open pages that search engines must never list. */
export const HIDDEN_PAGES = [
  'Influencer/signup/success',
  'Marketer/recovery',
  'Influencer/recovery',
  'Marketer/expired',
  'Marketer/suspended',
  'Marketer/permanently',
  'Influencer/suspended',
  'Influencer/permanently',
  'deactivateSucceed',
  'error',
  'test',
  'styleguide',
]
