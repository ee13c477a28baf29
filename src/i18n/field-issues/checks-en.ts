/** What a browser can tell before a form is sent, too. */
export default {
  required: 'Complete this field.',
  email: 'An email address needs an @ and a domain, like name@example.com.',
  invalid: 'Something here isn’t right. Check it and try again.',
} as const
