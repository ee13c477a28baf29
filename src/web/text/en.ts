export default {
  offline: "You're offline. Everything you entered is still here.",
  noAnswer: "We couldn't reach Talad. Everything you entered is still here.",
  noAnswerOnce:
    "We couldn't reach Talad. Everything you entered is still here, and sending it again won't do it twice.",
  sendAgain: 'Send again',
  sending: 'Sending…',
  leaveTitle: 'Leave without saving?',
  keepEditing: 'Keep editing',
  leave: 'Leave',
  uploadStopped: 'The upload was interrupted. Your file is still here.',
  uploadAgain: 'Upload again',
  removeFile: 'Remove file',
  uploaded: 'Uploaded',
  sentOf: '{sent} of {total} MB',
} as const
