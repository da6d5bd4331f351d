import { createRoot, hydrateRoot } from 'react-dom/client';
import { fromQuery } from '../search-url.mjs';
import { SearchPage } from './search-page.jsx';

const root = document.querySelector('#search');
const sent = document.querySelector('#first');
if (sent) hydrateRoot(root, <SearchPage first={JSON.parse(sent.textContent)} />);
else createRoot(root).render(<SearchPage first={{ state: fromQuery(location.search) }} />);
