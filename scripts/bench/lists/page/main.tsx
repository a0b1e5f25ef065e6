import { createRoot } from 'react-dom/client';
import { createHashRouter, Link, RouterProvider } from 'react-router-dom';
import '@mantine/core/styles.layer.css';
import { ThemeProvider } from '../../../../src/ui/theme/ThemeProvider.tsx';
import { AnimalList } from './AnimalList.tsx';

const SIZES = [25, 1000, 10_000];

/** The page on which every measurement begins, with a link to each size. */
function Start() {
  return (
    <nav>
      {SIZES.map((size) => (
        <Link key={size} to={`/list?rows=${size}`} data-list={size}>
          {size}
        </Link>
      ))}
    </nav>
  );
}

const router = createHashRouter([
  { path: '/', element: <Start /> },
  { path: '/list', element: <AnimalList /> },
]);
const root = document.getElementById('root');
if (root === null) throw new Error('There is no place for the page.');
createRoot(root).render(
  <ThemeProvider accent="a" colorScheme="light">
    <RouterProvider router={router} />
  </ThemeProvider>,
);
