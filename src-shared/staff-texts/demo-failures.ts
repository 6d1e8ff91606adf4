export const demoFailures = {
  duplicate: 'This email has already been submitted. Please use a different email or contact us directly.',
  network: 'Network error. Please check your connection and try again.',
  permission: 'Permission denied. Please contact support.',
  other: 'Submission failed. Please try again.',
};
