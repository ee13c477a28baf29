/** Errors that the browser can detect before a form is sent. The server uses the same texts. */
export default {
  required: 'Complete this field.',
  email: 'An email address needs an @ and a domain, like name@example.com.',
  not_a_link: 'Enter a full link, like https://example.com.',
  too_small: 'Enter {minimum} or more.',
  too_big: 'Enter {maximum} or less.',
  amount: 'Enter an amount with at most two decimals, like 1,200.50.',
  invalid: 'Something here isn’t right. Check it and try again.',
} as const
