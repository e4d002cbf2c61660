export const resetPassword = {};
