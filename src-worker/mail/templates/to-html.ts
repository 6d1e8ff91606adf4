/** What of react-email renders: named here, so that the bundle leaves out the rest when this is loaded on demand. */
export { render, toPlainText } from 'react-email';
