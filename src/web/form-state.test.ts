import { expect, test } from 'vitest'
import { enteredIn } from './form-state.ts'

test('all entered values are returned, except secrets and files', () => {
  const form = new FormData()
  for (const name of ['email', 'address.postcode', 'reasonCode', 'currentPassword', 'password', 'code', 'otp', 'cvc'])
    form.set(name, 'x')
  form.set('file', new File(['x'], 'x.txt'))
  expect(Object.keys(enteredIn(form))).toEqual(['email', 'address.postcode', 'reasonCode'])
})
