import checks from '../../i18n/field-issues/checks-en.ts'

export default {
  ...checks,
  offline: 'You’re offline. Everything you entered is still here.',
  noAnswer: 'We couldn’t reach Talad. Everything you entered is still here.',
  noAnswerOnce:
    'We couldn’t reach Talad. Everything you entered is still here. You can safely send it again. It won’t be processed twice.',
  sendAgain: 'Send again',
  sending: 'Sending',
  leaveTitle: 'Leave without saving?',
  keepEditing: 'Keep editing',
  leave: 'Leave',
  uploadStopped: 'The upload was interrupted. Your file is still here.',
  uploadAgain: 'Upload again',
  otherFile: 'Choose another file',
  removeFile: 'Remove file',
  uploaded: 'Uploaded',
  sentOf: '{sent} of {total} MB uploaded',
  dateOpen: 'Open calendar',
  dateNext: 'Next month',
  datePrevious: 'Previous month',
  hour: 'Hour',
  minute: 'Minute',
} as const
