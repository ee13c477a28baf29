/** A package wherever it is shown. */
export default {
  recommended: 'Recommended',
  posts: '{n} {n|post|posts}',
  followersUp: '{from} and up',
  followersBelow: 'Under {to}',
  followers: 'Followers',
  perPost: '{amount} a post · VAT excluded',
  view: 'View package',
  viewNamed: 'View package: {name}',
  failedTitle: 'We couldn’t load the packages',
} as const
