/** The password as typed: not trimmed, because leading and trailing spaces count. */
export function passwordIn(form: FormData, name = 'password'): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
