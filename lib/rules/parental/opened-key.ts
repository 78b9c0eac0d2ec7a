/** Under this key SWR keeps what the server says of parental control. */
export const PARENTAL_KEY = 'parental';
