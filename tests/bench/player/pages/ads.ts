/** The player with everything that loads on demand. */
import './ours';
