/** A password as it was typed: blanks at its ends count. */
export function passwordIn(form: FormData, name = 'password'): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
