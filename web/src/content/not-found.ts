/** Specification §2 and §8, to the letter. */
export const notFound = {
  message: 'Oops!.. Page Not Found..',
  text: 'There is no plot with this number on our map. These are:',
};
