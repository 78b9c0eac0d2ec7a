import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Only a limit: on a busy machine a test waits longer than the usual second.
configure({ asyncUtilTimeout: 30_000 });
