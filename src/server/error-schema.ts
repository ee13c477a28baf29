import { errors } from './features.ts'

/** The JSON schema of an error. */
export const ERROR_SCHEMA: Record<string, unknown> = {
  type: 'object',
  required: ['code', 'message'],
  additionalProperties: false,
  properties: {
    code: { type: 'string', enum: Object.keys(errors) },
    message: { type: 'string', description: 'For people, in the language of the caller' },
    fields: {
      type: 'object',
      description: 'Field → what is wrong with it, for people',
      additionalProperties: { type: 'string' },
    },
    issues: {
      type: 'array',
      description: 'The same for programs: code, and limits as numbers (amounts in satang)',
      items: {
        type: 'object',
        required: ['field', 'code'],
        properties: {
          field: { type: 'string', description: 'Path of the field, or _ for the whole request' },
          code: { type: 'string' },
          minimum: { type: 'number' },
          maximum: { type: 'number' },
          options: { type: 'array', items: {} },
          pattern: { type: 'string' },
          expected: { type: 'string' },
        },
      },
    },
    details: {
      type: 'object',
      description: 'Values of the error: limits (amounts in satang), the state of a job and the steps it offers',
    },
  },
}
